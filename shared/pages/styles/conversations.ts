/** The list of conversations: a table whose rows are pressed as a whole, and on a phone a list of them. */
export const conversationsRules = `
.desk search:has(.seek) { max-width: none; margin: 0; }
.seek { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: flex-end; margin: 0 0 1rem; }
.seek label:first-of-type { flex: 1 1 16rem; max-width: 30rem; }
.seek input { color: var(--ink); font-size: .9375rem; font-weight: 400; }
.conversations tbody tr { position: relative; }
.conversations tbody tr:hover { background: color-mix(in srgb, var(--accent) 5%, var(--paper)); }
.conversations th, .conversations .age, .conversations .status { white-space: nowrap; }
.conversations .about > a { color: inherit; font-weight: 600; text-decoration: none; }
.conversations .about > a:hover { text-decoration: underline; }
.conversations .about > a::after { content: ''; position: absolute; inset: 0; }
.conversations .about > a:focus-visible { outline: none; }
.conversations .about > a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: 6px; }
.conversations small a { position: relative; z-index: 1; display: inline-flex; align-items: center; min-width: 1.5rem; min-height: 1.5rem; margin-inline-start: .5rem; }
.conversations .narrow { display: none; }
.wants { display: flex; flex-wrap: wrap; gap: .25rem; }
.wants li { padding: 0 .5rem; border: 1px dashed var(--edge); border-radius: 99px; font-size: .8125rem; white-space: nowrap; }
.desk .foot p { margin: 0; }
.foot .data { margin-left: auto; }
.foot .data a { margin-left: .5rem; }
@media (max-width: 48rem) {
  .conversations thead, .conversations .language { display: none; }
  .conversations .narrow { display: inline; }
  .conversations tbody tr { display: grid; grid-template-columns: 1fr auto; gap: .25rem .75rem; align-items: baseline; padding: .875rem 1rem; border-top: 1px solid var(--rule); }
  .conversations tbody tr:first-child { border-top: 0; }
  .conversations td { padding: 0; border: 0; }
  .conversations .age { grid-area: 1 / 2; justify-self: end; color: var(--quiet); }
  .conversations .customer small { display: inline; margin-inline-start: .5rem; }
  .conversations .status { grid-area: 2 / 2; justify-self: end; }
  .conversations .missing { grid-area: 3 / 1; }
  .conversations .count { grid-area: 3 / 2; justify-self: end; }
  .conversations small a { min-height: 2.75rem; }
  .foot .data { margin-left: 0; }
}
`;
