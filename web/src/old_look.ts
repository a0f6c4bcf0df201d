// The sheets of the first look that the table in play and the replay still wear (table/first_look.css says what).
import './base.css';
import './table/first_look.css';
import './table/set.css';
import './table/boards.css';
import './motion/motion.css';
