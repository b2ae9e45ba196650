export default () => globalThis.engine.stop();
