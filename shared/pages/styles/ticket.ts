/** Values that have a colour of their own, where they stand and where they were said. */
const COLOURED = ['name', 'phone', 'address', 'issue'];
const PLAIN = ['role', 'priority', 'type'];

/** What is pointed at, or reached by the keyboard, is outlined where it was said, and why it was believed is told. */
const pointed = (field: string) => `
.ticket:has(.is-${field} a:hover, .is-${field} a:focus-visible) mark.${field} { outline: 2px solid var(--accent); outline-offset: 1px; }
.ticket:has(.value.is-${field} a:hover, .value.is-${field} a:focus-visible) .why .is-${field} { visibility: visible; }
.ticket:has(.value.is-${field} a:hover, .value.is-${field} a:focus-visible) .why .asked { visibility: hidden; }`;

/** A ticket and a conversation. */
export const ticketRules = `
:root { --other: #e6e9ee; }
@media (prefers-color-scheme: dark) { :root { --other: #333d4a; } }
.ticket p { margin: 0; }
.ticket h1 { margin: 0 0 .375rem; font-size: 1.375rem; line-height: 1.25; text-wrap: balance; }
.ticket h1::first-letter { text-transform: uppercase; }
.ticket .bar { display: block; margin: 0 0 1.25rem; }
.ticket .facts { display: flex; flex-wrap: wrap; gap: .375rem .75rem; align-items: center; }
.ticket .small { font-size: .8125rem; }
.ticket .says { margin: 0 0 1.25rem; font-size: 1.125rem; }
.ticket .card { margin: 0 0 1rem; }
.ticket .pad { padding: 1rem 1.125rem; }
.ticket input, .ticket textarea, .ticket select { margin: .125rem 0 .75rem; }
.ticket .acts .main, .ticket .acts .second { flex: 1 1 auto; }
.ticket .plain { border-color: transparent; background: none; color: var(--accent); font-weight: 400; padding: .375rem .625rem; text-decoration: underline; text-decoration-color: var(--rule); text-underline-offset: .25em; }
.ticket .plain:hover { background: var(--ground); color: var(--pressed); text-decoration-color: currentColor; }
.ticket .moves { margin: .5rem -.625rem -.5rem; gap: 0; }
.ticket .danger { border-color: var(--error); background: none; color: var(--error); }
.ticket .danger:hover { background: var(--error); color: var(--paper); }
.ticket .choices { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .75rem; }
.ticket .choices p:first-child { grid-column: 1 / -1; }

.ticket dl { margin: 0; }
.ticket dl div { display: grid; grid-template-columns: 4.5rem 1fr; gap: .75rem; padding: .375rem 0; border-top: 1px solid var(--rule); }
.ticket dl div:first-child { border-top: 0; padding-top: 0; }
.ticket .terms div { grid-template-columns: 8rem 1fr; }
.ticket dd { position: relative; min-width: 0; white-space: normal; font-weight: 600; }
.ticket .value:has(.correct) dd { padding-right: 2rem; }
.ticket dd .small { display: block; font-weight: 400; }
.ticket dd a { color: inherit; text-decoration: none; border-radius: 3px; padding: 0 .125rem; margin: 0 -.125rem; box-decoration-break: clone; }
.ticket dd a:hover { text-decoration: underline; }
.ticket a.name, .ticket mark.name { background: var(--name); }
.ticket a.phone, .ticket mark.phone { background: var(--phone); }
.ticket a.address, .ticket mark.address { background: var(--address); }
.ticket a.issue, .ticket mark.issue { background: var(--issue); }
${PLAIN.map((it) => `.ticket a.${it}, .ticket mark.${it}:not(.issue)`).join(', ')}, .ticket a.parcel, .ticket mark.parcel, .ticket a.term, .ticket mark.term { background: var(--other); }
.ticket mark { border-radius: 3px; padding: 0 .125rem; color: inherit; box-decoration-break: clone; }
.ticket mark:has(:target) { outline: 2px solid var(--accent); outline-offset: 1px; }
.ticket p + .terms { margin-top: .5rem; }
.ticket .known { margin: 0 0 .75rem; }
.ticket .why { display: grid; margin: .5rem 0 -.25rem; min-height: 1.25rem; color: var(--quiet); font-size: .8125rem; }
.ticket .why p { grid-area: 1 / 1; visibility: hidden; }
.ticket .why .asked { visibility: visible; }
${[...COLOURED, ...PLAIN].map(pointed).join('')}
.ticket .correct summary { position: absolute; top: -.25rem; right: -.75rem; display: grid; place-items: center; width: 2.75rem; height: 2rem; min-height: 0; border-radius: 6px; color: var(--quiet); cursor: pointer; list-style: none; }
.ticket .correct summary::-webkit-details-marker { display: none; }
.ticket .correct summary:hover { color: var(--accent); background: var(--ground); }
.ticket .correct form { padding: .75rem 0 .25rem; font-weight: 400; }
.ticket .correct[open] form { margin-right: -2rem; }
@media (pointer: coarse), (max-width: 40rem) { .ticket .correct summary { height: 2.75rem; top: -.75rem; } .ticket .value { min-height: 2.75rem; } }

.ticket .erase summary { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .625rem; color: var(--quiet); cursor: pointer; text-decoration: underline; text-decoration-color: var(--rule); text-underline-offset: .25em; }
.ticket .erase summary:hover { color: var(--error); }
.ticket .erase form { padding: .5rem .625rem 1rem; }
.ticket .erase p { margin: 0 0 .75rem; }

.ticket .words { display: flex; flex-direction: column; overflow: hidden; }
.ticket .head { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; justify-content: space-between; padding-top: .25rem; padding-bottom: .25rem; min-height: 2.75rem; border-bottom: 1px solid var(--rule); }
.ticket .head h2 { margin: 0; }
.ticket .scroll:focus-visible { outline-offset: -3px; }
.talk { list-style: none; margin: 0; padding: 1rem 1.125rem 1.25rem; display: grid; gap: .625rem; }
.talk li { justify-self: start; max-width: min(40rem, 92%); padding: .5rem .875rem .5625rem; border-radius: 4px 14px 14px 14px; background: var(--ground); scroll-margin: 1rem; }
.talk li.us { justify-self: end; border-radius: 14px 4px 14px 14px; background: none; border: 1px solid var(--rule); }
.talk li.note, .talk li.gap { justify-self: center; background: none; color: var(--quiet); font-size: .8125rem; padding: 0; }
.talk li:target { outline: 2px solid var(--accent); }
.talk p { margin: 0; white-space: pre-wrap; }
.talk span[id] { scroll-margin: 3rem; }
.talk .who { display: block; font-size: .75rem; color: var(--quiet); }
.talk .who a { color: inherit; text-decoration: none; }
.talk .who a:hover { text-decoration: underline; }
.talk summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; color: var(--quiet); text-decoration: underline; text-underline-offset: .25em; }
.talk pre { margin: 0; white-space: pre-wrap; font-size: .8125rem; }

.ticket .line { list-style: none; margin: 0; padding: 0; }
.ticket .line li { position: relative; margin-left: .25rem; padding: 0 0 .875rem 1.125rem; border-left: 2px solid var(--rule); }
.ticket .line li:last-child { padding-bottom: 0; border-color: transparent; }
.ticket .line li::before { content: ''; position: absolute; left: -.3125rem; top: .4375rem; width: .5rem; height: .5rem; border-radius: 50%; background: var(--edge); }
.ticket .line li.noted::before { background: var(--accent); }
.ticket blockquote { margin: .25rem 0; padding: .375rem .75rem; border-radius: 8px; background: var(--ground); white-space: pre-wrap; }
.ticket .change { white-space: normal; }
.ticket .others { list-style: none; margin: 0; padding: 0; }
.ticket .others li { padding: .375rem 0; border-top: 1px solid var(--rule); }
.ticket .others li:first-child { border-top: 0; }
.ticket .others .small { display: block; }
.ticket .others a { display: inline-block; padding: .125rem 0; }
.ticket .summary { background: var(--paper); }
.ticket .summary h2 { color: var(--error); }
.ticket .summary blockquote { max-width: 40rem; }
.ticket .summary > p, .ticket .summary > table, .meanwhile { margin: .5rem 0; }
.ticket table { width: auto; }
.ticket th, .ticket td { padding: .375rem 1.5rem .375rem 0; border-top: 1px solid var(--rule); text-align: left; vertical-align: top; }
.ticket thead th { border: 0; color: var(--quiet); font-weight: 400; font-size: .8125rem; }
.ticket td:last-child { font-weight: 600; }
@media (min-width: 60rem) {
  .ticket .desktop { display: grid; grid-template-columns: minmax(20rem, 25rem) minmax(0, 1fr); grid-template-rows: auto 1fr; gap: 0 1.25rem; align-items: start; }
  .ticket .first { grid-area: 1 / 1 / 3 / 2; }
  .ticket .words { grid-area: 1 / 2; }
  .ticket .words:has(.scroll) { max-height: max(30rem, 70vh); }
  .ticket .then { grid-area: 2 / 2; }
  .ticket .scroll { overflow: auto; min-height: 0; }
}
`;
