// What runs npm may be older than what npm has just installed, and npm warns of that.
const [, node = ''] = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (Number.parseInt(node, 10) < 22) {
  console.log(`
EBADENGINE above is about Node.js ${node}, which runs npm here. It does no harm: the project brings its own Node.js
(${process.versions.node}), and its npm scripts run on that.
`);
}
