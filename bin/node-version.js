// JavaScript, so that a Node.js that cannot run TypeScript can say so. The passwords' hash is the newest thing that is needed.
const NEEDED = [24, 7];

/** Whether one version, as "24.7.0", is at least another. */
const isNewEnough = (version, [major, minor]) => {
  const [itsMajor, itsMinor] = version.split('.').map(Number);
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
};

if (!isNewEnough(process.versions.node, NEEDED)) {
  console.error(
    `This is Node.js ${process.versions.node}, and the service needs ${NEEDED.join('.')}: "npm ci" brings one, unless it is told to run no scripts, and "npm start" uses that`,
  );
  process.exit(1);
}
