// What the client makes of the server's words, as one module for tests that need no browser.
export { lineText, labelText, nameOf, nameSaid, promptText, textOf } from '../../web/src/table/speech';
export { outcomeText } from '../../web/src/table/ending';
export {
    gameText,
    hintText,
    language,
    loadLanguage,
    noteText,
    reasons,
    reasonText,
    refusalText,
    serverText,
    titleText,
    valueText,
    wordsCome,
} from '../../web/src/words/words';
