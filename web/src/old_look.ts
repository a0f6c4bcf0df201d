// The sheets of the table in play and of the replay, until both stand on the kit (ui/kit.css).
import './tokens.css';
import './base.css';
import './table/frame.css';
import './table/set.css';
import './table/boards.css';
import './motion/motion.css';
