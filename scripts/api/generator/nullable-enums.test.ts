import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { rootDir } from '../../lib/paths';
import { contractFile } from '../../lib/redocly';
import { contractEnumsModule } from './contract-module';
import { shapesModules } from './shapes-module';

const folder = mkdtempSync(path.join(tmpdir(), 'nullable-enums-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of generated modules, beside the types of shapes. */
function compile(modules: Record<string, string>): string[] {
  cpSync(path.join(rootDir, 'src/api-client/check/shape.ts'), path.join(folder, 'check/shape.ts'));
  mkdirSync(path.join(folder, 'generated'), { recursive: true });
  const files = Object.entries(modules).map(([name, text]) => {
    const file = path.join(folder, 'generated', `${name}.ts`);
    writeFileSync(file, text);
    return file;
  });
  const program = ts.createProgram(files, {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** A field whose words may be null, and a schema that is null where it is used. */
const contract = readFileSync(contractFile, 'utf8')
  .replace(
    /^( +)annual_rent: /m,
    "$1finish: { type: [string, 'null'], enum: [plain, fine, null], description: How it is finished }\n$1annual_rent: ",
  )
  .replace(/^( +)Utility: .*$/m, "$1Utility: { type: [string, 'null'], enum: [own_meter, included, null] }");

test('a text that is one of some words or null makes code that compiles, without null', () => {
  expect(contract.match(/null\]/g)).toHaveLength(2);
  const { shapes, otherShapes } = shapesModules(parse(contract));
  const enums = contractEnumsModule(parse(contract));
  const use = "import { Utility } from './enums'; export const words: readonly string[] = Utility;";
  // The compiler is heard.
  const wrong = 'export const one: string = null;';
  expect(compile({ shapes, otherShapes, enums, use, wrong })).toEqual([
    "Type 'null' is not assignable to type 'string'.",
  ]);
  expect(`${shapes}${otherShapes}`).toContain('"finish":{"type":"string","enum":["plain","fine"]}');
});
