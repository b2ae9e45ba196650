/** What the pages of the desk share: colours of priorities and values, cards, tables, pills, rows of fields. */
export const deskRules = `
:root {
  --urgent: #b3261e; --high: #8a5100; --medium: #525c6b; --low: #626c7a; --good: #1b6b3a; --bar: #3f7ad6;
  --name: #cfe3ff; --phone: #d5f2dc; --address: #ffe7c7; --issue: #ecdcff; --fresh: #eaf2ff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --urgent: #ff9a90; --high: #f2b866; --medium: #a9b2bf; --low: #98a2b0; --good: #7fd6a0; --bar: #7fb0ff;
    --name: #1f3a63; --phone: #1d4a2c; --address: #573a10; --issue: #40295f; --fresh: #1b2a42;
  }
}
.desk { background: var(--ground); font-size: .9375rem; line-height: 1.45; }
.desk header div { max-width: 82rem; padding: 0 1.25rem; justify-content: flex-start; align-items: center; column-gap: 2rem; }
.desk header p { margin: .5rem 0; }
.desk .me { margin-left: auto; }
.desk main { max-width: 82rem; margin: 0 auto; padding: 1.25rem 1.25rem 4rem; background: none; border: 0; border-radius: 0; }
.desk h1 { margin: 0; font-size: 1.5rem; }
.desk h2 { margin: 0 0 .5rem; font-size: 1.0625rem; }
.desk p { margin: 0 0 .75rem; }
.desk label { font-size: .8125rem; color: var(--quiet); }
.desk input, .desk select, .desk textarea { display: block; width: 100%; min-height: 2.75rem; margin: .25rem 0 0; padding: .375rem .75rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: inherit; font: inherit; }
.desk main button, .desk main .button { width: auto; flex: none; white-space: nowrap; padding: .375rem 1rem; border-color: var(--edge); background: var(--paper); color: inherit; font-weight: 400; }
.desk main button:hover, .desk main .button:hover { border-color: var(--accent); color: var(--accent); background: var(--paper); }
.desk main button.main, .desk main .button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
.desk main button.main:hover, .desk main .button.main:hover { background: var(--pressed); color: var(--on-accent); }
.desk ::placeholder { color: var(--quiet); opacity: 1; }
.quiet, .desk small { color: var(--quiet); }
.desk small { display: block; font-size: .8125rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.card { background: var(--paper); border: 1px solid var(--rule); border-radius: 10px; }
.pad { padding: 1rem 1.25rem; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; margin: 0 0 .75rem; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.two { display: grid; gap: 1.25rem; align-items: start; }
.grid { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); }
.fields { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); align-items: end; }
.desk .views { flex-wrap: nowrap; gap: .25rem; margin: 0; }
.views a { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid transparent; border-radius: 6px; text-decoration: none; white-space: nowrap; }
.views a:hover { background: var(--paper); }
.views [aria-current] { background: var(--paper); border-color: var(--rule); color: var(--ink); }
.count { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th { color: var(--quiet); font-size: .8125rem; font-weight: 600; text-align: start; }
th, td { padding: .5625rem .875rem; border-top: 1px solid var(--rule); vertical-align: top; }
thead th { border-top: 0; }
.n { white-space: nowrap; font-variant-numeric: tabular-nums; }
.p { white-space: nowrap; }
.p.urgent, .p.high { font-weight: 600; }
.p.urgent { color: var(--urgent); } .p.high { color: var(--high); } .p.medium { color: var(--medium); } .p.low { color: var(--low); }
.s { display: inline-block; padding: 0 .5rem; border: 1px solid var(--edge); border-radius: 99px; font-size: .8125rem; white-space: nowrap; }
.s.open { border-color: var(--accent); color: var(--accent); }
.s.completed { border-color: var(--good); color: var(--good); }
.s.cancelled, .s.on_hold { color: var(--quiet); border-color: var(--rule); }
.desk .told { flex: 1; margin: 0; color: var(--accent); }
.empty { padding: 2.5rem 1.25rem; text-align: center; }
dialog { max-width: 24rem; padding: 1.25rem; border: 1px solid var(--rule); border-radius: 10px; background: var(--paper); color: inherit; }
dialog::backdrop { background: rgb(0 0 0 / .4); }
kbd { padding: 0 .375rem; border: 1px solid var(--edge); border-radius: 4px; font: inherit; font-size: .8125rem; }
@media (min-width: 60rem) { .two { grid-template-columns: minmax(20rem, 26rem) 1fr; } }
@media (max-width: 48rem) {
  .desk header div, .desk main { padding-inline: 1rem; }
  .desk header div { column-gap: .5rem; }
  .desk header p { order: -2; font-size: .875rem; }
  .desk .me { order: -1; }
  .desk nav { column-gap: 1rem; }
  .desk header nav:not(.me) { width: 100%; }
  .desk .views { overflow-x: auto; max-width: calc(100% + 2rem); margin-inline: -1rem; padding: .25rem 1rem; }
}
@media print { header, .views, form, .acts { display: none; } .desk, .card { background: none; } }
`;
