/** The first page: what the service is beside a chat to try, one below the other where there is no room. */
export const homeRules = `
.home { display: grid; gap: 1.25rem; align-items: start; margin: 1rem 0 0; }
.home .stack { display: grid; gap: 1.25rem; }
.home li a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-inline-end: .5rem; }
.home pre { margin: 0 0 .75rem; padding: .75rem; border: 1px solid var(--rule); border-radius: 6px; background: var(--ground); font-size: .8125rem; white-space: pre-wrap; }
.tongues { display: flex; flex-wrap: wrap; column-gap: 1rem; }
@media (min-width: 60rem) {
  .home { grid-template: auto 1fr / 1fr minmax(22rem, 28rem); }
  .home intake-chat { grid-area: 1 / 2 / span 2 / auto; }
}
@media print { intake-chat { display: none; } }
`;

/** A page that is nothing but the chat. */
export const chatRules = `
body { display: flex; flex-direction: column; height: 100dvh; }
body main { flex: 1; min-height: 0; width: 100%; max-width: 46rem; margin: 0 auto; padding: 0; border: 0; border-radius: 0; background: none; }
header div { max-width: 46rem; }
h1 { margin: .625rem 0; font-size: 1rem; }
intake-chat { height: 100%; }
noscript p { padding: 1rem; }
@media print { body { display: block; height: auto; } }
`;
