/** The list of tickets: a table where there is room, else a card a ticket with the matter first. */
export const queueRules = `
.desk search { flex: 1 1 20rem; max-width: 34rem; margin-left: auto; }
.find { display: flex; gap: .5rem; }
.find input { margin: 0; }
.lead { display: flex; flex-wrap: wrap; align-items: center; margin: 0 0 .75rem; }
.filters { margin-left: auto; }
.filters[open] { flex-basis: 100%; }
.filters summary { display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--accent); }
.filters .card { margin: .25rem 0 .5rem; }
.filters .acts { margin: .75rem 0 0; }
.applied { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; }
.applied a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.tickets tr { position: relative; }
.tickets tbody tr:hover { background: color-mix(in srgb, var(--accent) 5%, var(--paper)); }
.tickets tr:focus-within { background: color-mix(in srgb, var(--accent) 9%, var(--paper)); }
.tickets tr:focus-within td:first-child, .tickets .urgent td:first-child, .tickets .high td:first-child { box-shadow: inset 3px 0 var(--mark); }
.tickets .high { --mark: var(--high); }
.tickets .urgent { --mark: var(--urgent); }
.tickets tr:focus-within { --mark: var(--accent); }
.tickets [data-fresh] { background: var(--fresh); }
.tickets [data-gone] { opacity: .6; }
.matter { width: 38%; }
.matter a { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--ink); font-weight: 600; text-decoration: none; }
.matter a:hover { text-decoration: underline; }
.matter a::after { content: ''; position: absolute; inset: 0; }
.matter a:focus-visible { outline: none; }
.matter a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: 6px; }
.who bdi { position: relative; z-index: 1; }
.foot { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center; margin: .5rem 0 0; }
.foot a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.foot .more { margin-left: auto; }
.desk main .foot button:not([hidden]) { min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--accent); }
.requests { display: grid; gap: 1rem; max-width: 46rem; }
.requests h2 a { color: inherit; }
.requests details { margin-top: .5rem; }
.requests summary { display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--accent); }
@media (max-width: 48rem) {
  .desk search { flex-basis: 100%; max-width: none; margin: 0; }
  .tickets thead { display: none; }
  .tickets tbody tr { display: flex; flex-wrap: wrap; gap: .125rem .75rem; align-items: center; padding: .75rem .875rem; border-top: 1px solid var(--rule); }
  .tickets tbody tr:first-child { border-top: 0; }
  .tickets td { padding: 0; border: 0; }
  .tickets tr:focus-within td:first-child, .tickets .urgent td:first-child, .tickets .high td:first-child { box-shadow: none; }
  .tickets tr.urgent, .tickets tr.high { box-shadow: inset 3px 0 var(--mark); }
  .matter, .who { width: 100%; }
  .who small { display: inline; margin-inline-start: .5rem; }
  .filters { margin-left: 0; }
  .desk main .foot button { display: none; }
  .tickets td.medium, .tickets td.low, .tickets td.where:empty, .tickets td.with .nobody { display: none; }
  .tickets td.n { margin-left: auto; color: var(--quiet); }
}
`;
