import { findRequiredModules } from './server-build-modules';

it('names the packages that a build for Node asks for, each once', () => {
  const script = `const a=require("react/jsx-runtime"),b=require("react");
    require("./chunk.cjs"); require("node:fs"); require("@scope/name/part"); myrequire("none")`;
  expect(findRequiredModules(script)).toEqual(['react', '@scope/name']);
});
