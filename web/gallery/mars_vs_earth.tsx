// The art of Mars vs Earth: the table, the court and the evening paper as in a match, then every piece.
import { Cards, Instruments } from './mars_vs_earth_cards';
import { Ending } from './mars_vs_earth_ending';
import { Court, Identities, Portraits, Stands } from './mars_vs_earth_people';
import { Five, Phone, Table, Two } from './mars_vs_earth_table';
import { Row } from './show';
import './mars_vs_earth.css';

export default function MarsVsEarth() {
    return (
        <>
            <Row name="The table, 1366 x 390" wide>
                <Table />
            </Row>
            <Row name="The court" wide>
                <Court />
            </Row>
            <Row name="Two players: one open file; five Threats: narrow dossiers" wide>
                <Two />
                <Five />
            </Row>
            <Row name="Stands of the accused; Threats on a phone; identity panels">
                <Stands />
                <Phone />
                <Identities />
            </Row>
            <Portraits />
            <Cards />
            <Instruments />
            <Row name="Endings" wide>
                <Ending />
            </Row>
        </>
    );
}
