/** The summary's figures and charts; on paper they are light whatever the screen was, and only what one passes on is printed. */
export const summaryRules = `
.asof { margin: 0; }
.late { margin: 0 0 1.25rem; padding: .75rem 1rem; border-left: 4px solid var(--high); background: var(--paper); }
.says { max-width: 60rem; margin: 0 0 1.5rem; font-size: 1.1875rem; line-height: 1.5; }
.figs { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1.25rem 2rem; margin: 0 0 1.5rem; }
.figs div { display: grid; align-content: start; padding: 0; border: 0; }
.figs dt { grid-row: 2; color: inherit; }
.figs dd { display: contents; }
.figs b { grid-row: 1; display: flex; align-items: center; min-height: 2.75rem; font-size: 2rem; line-height: 1.15; font-weight: 650; white-space: nowrap; font-variant-numeric: tabular-nums; }
.figs b a { display: inline-flex; align-items: center; min-width: 2.75rem; min-height: 2.75rem; color: inherit; text-decoration-color: var(--edge); text-decoration-thickness: 1px; }
.figs .below { grid-row: 3; color: var(--quiet); font-size: .875rem; }
.figs .below a { display: inline-flex; align-items: center; min-height: 1.5rem; }
.advice { margin: 0 0 1.25rem; border-left: 4px solid var(--accent); }
.advice ol { margin: 0; padding-left: 1.25rem; max-width: 60rem; }
.advice li { padding: .1875rem 0; }
.overtime, .shares { display: grid; gap: 1.25rem; margin: 0 0 1.25rem; }
.columns { display: block; overflow: visible; }
.columns rect { fill: var(--edge); }
.columns .strong rect { fill: var(--bar); }
.columns line { stroke: var(--edge); }
.columns text { fill: var(--quiet); font-size: .75rem; text-anchor: middle; }
.columns .strong text { fill: var(--ink); font-weight: 600; }
.columns text.tick { text-anchor: start; fill: var(--quiet); font-weight: 400; }
.card details { margin: .25rem 0 0; }
.card details summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--accent); cursor: pointer; }
.bartable, .figures { width: 100%; border-collapse: collapse; }
.bartable th, .bartable td, .figures th, .figures td { padding: .375rem .375rem .375rem 0; border: 0; color: inherit; font-size: inherit; font-weight: 400; text-align: start; vertical-align: middle; }
.bartable th { width: 38%; }
.bartable th::first-letter { text-transform: uppercase; }
.bartable th a { display: inline-flex; align-items: center; min-height: 1.75rem; }
.bartable .n, .figures .n { width: 1%; padding-left: .5rem; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bartable .quiet { color: var(--quiet); }
.bartable svg { display: block; }
.bartable rect { fill: var(--bar); }
.bartable .urgent rect { fill: var(--urgent); }
.bartable .high rect { fill: var(--high); }
.bartable .low rect, .bartable .medium rect { fill: var(--edge); }
.figures { max-width: 24rem; }
.nothing { max-width: 40rem; }
@media (min-width: 64rem) { .overtime { grid-template-columns: 3fr 2fr; }   .shares { grid-template-columns: repeat(6, 1fr); } .shares section { grid-column: span 2; } .shares section:nth-child(-n + 2) { grid-column: span 3; } }
@media (max-width: 48rem) { .columns text:not(.tick):not(.top) { display: none; } }
@media print {
  :root { color-scheme: light; --ink: #000; --quiet: #444; --ground: #fff; --paper: #fff; --rule: #bbb; --edge: #777; --accent: #1d56b0; --error: #b3261e; --urgent: #b3261e; --high: #9a5b00; --bar: #3f7ad6; }
  .skip, .foot, .card details { display: none; }
  .desk main { max-width: none; padding: 0; }
  .card { break-inside: avoid; }
  main a { color: inherit; text-decoration: none; }
  .overtime { grid-template-columns: 3fr 2fr; }
  .shares { grid-template-columns: 1fr 1fr; } .shares section:nth-child(n) { grid-column: auto; }
}
`;
