// House rules: every option of the game, each with its rule; and cards of one's own.
import { words, fill, gameText, valueText } from '../../words/words';
import type { GameInfo } from '../../wire/types';
import { readFiles, type Part } from './draft';

type Option = GameInfo['options'][number];

function OptionLine({ game, option, draft, change }: Part & { option: Option }) {
    const name = option.name;
    return (
        <label class="maker-option" data-option={name}>
            <span>
                {gameText(game.id, option.text)} <small>{option.rule}</small>
            </span>
            <select
                class="ui-field"
                value={draft.options[name] ?? option.values[0]}
                onChange={(e) => {
                    const next = { ...draft.options, [name]: e.currentTarget.value };
                    if (next[name] === option.values[0]) delete next[name];
                    change({ options: next });
                }}
            >
                {option.values.map((v) => (
                    <option key={v} value={v}>
                        {valueText(game.id, name, v)}
                    </option>
                ))}
            </select>
        </label>
    );
}

export function HouseRules(part: Part) {
    const w = words.value.pages,
        changed = Object.keys(part.draft.options).length;
    const choices = part.game.options.filter((o) => o.values.length > 1);
    return (
        <details class="maker-rules">
            <summary>
                <span>{w.houseRules}</span>
                <b>{changed === 0 ? w.asInTheBox : changed === 1 ? w.oneChanged : fill(w.nChanged, { n: changed })}</b>
            </summary>
            {choices.map((o) => (
                <OptionLine key={o.name} option={o} {...part} />
            ))}
        </details>
    );
}

export function OwnCards({ game, draft, change }: Part) {
    const w = words.value.lobby,
        files = draft.files && Object.keys(draft.files).length;
    return (
        <details class="maker-rules">
            <summary>
                <span>{w.cards}</span>
                <b>
                    {files ? fill(files === 1 ? w.oneChosen : w.setChosen, { n: files }) : words.value.pages.cardsOfBox}
                </b>
            </summary>
            <p class="shell-small">{gameText(game.id, game.set.note)}</p>
            <label class="maker-option">
                <span>{w.setFile}</span>
                <input
                    type="file"
                    multiple
                    accept=".csv"
                    onChange={(e) => void readFiles(e.currentTarget.files).then((read) => change({ files: read }))}
                />
            </label>
        </details>
    );
}
