// What the credits page will show: every icon in use, by author.
import credits from 'virtual:icon-credits';
import { Row } from './show';

export default function Credits() {
    return (
        <Row name="Icons in use, by author" wide>
            {credits.map((c) => (
                <p key={c.set + c.author}>
                    <b>{c.set}</b>, by <a href={c.url}>{c.author}</a>, <a href={c.licenceUrl}>{c.licence}</a>:{' '}
                    {c.icons.length} ({c.icons.join(', ')})
                </p>
            ))}
        </Row>
    );
}
