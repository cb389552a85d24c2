/**
 * Loaded before Playwright (`node --require`). Playwright 1.65 sends each Firefox the command
 * `emulation.setMediaFeaturesOverride`, which ESR 153 does not know; its refusal would close the page. To be removed
 * with the first ESR that knows it.
 */
const Module = require('node:module');

const load = Module._extensions['.js'];
const command = /send\("emulation\.setMediaFeaturesOverride", (\{[^]*?\n\s+\})\)/g;

Module._extensions['.js'] = function (module, file) {
  if (!file.endsWith('coreBundle.js')) return load(module, file);
  const compile = module._compile;
  module._compile = (text, name) =>
    compile.call(
      module,
      text.replace(command, 'send("emulation.setMediaFeaturesOverride", $1).catch(() => {})'),
      name,
    );
  return load(module, file);
};
