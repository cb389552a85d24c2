import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import {
  isAcceptable,
  licencesList,
  type ShippedPackage,
} from '../../../src/sourcing/outputs/shipped-packages';

/** Folders of the packages with code in a bundle. */
const foldersIn = ({ inputs }: Metafile): string[] => [
  ...new Set(
    Object.keys(inputs).flatMap(
      (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
    ),
  ),
];

function packageIn(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'license', string>;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return {
    name,
    version,
    license,
    licenseText: file ? readFileSync(path.join(folder, file), 'utf8') : null,
  };
}

/**
 * The licences of what the editing page loads.
 * @param root the folder in which the bundle was made
 * @throws Error for a package that may not be shipped
 */
export function adminLicences(metafile: Metafile, root: string): string {
  const packages = foldersIn(metafile)
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map(packageIn);
  const refused = packages.find(({ license }) => !isAcceptable(license));
  if (refused) throw new Error(`${refused.name} is under ${refused.license} and may not be shipped.`);
  return licencesList(
    [
      'Software of others that the editing page loads, and its licences.',
      'Its fonts Merriweather Sans and Noto Sans Mono are under the SIL Open Font License 1.1, Material Symbols under the Apache License 2.0.',
    ].join('\n'),
    packages,
  );
}
