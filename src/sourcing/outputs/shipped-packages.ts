import { readFileSync } from 'node:fs';
import path from 'node:path';
import WebpackLicensePlugin from 'webpack-license-plugin';

/** A package with code in the bundles for browsers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** As the package has it. */
  licenseText: string | null;
}

/** Name of the published list. */
const licencesFile = 'third-party-licences.txt';

/** What may ship in a site that is not free software itself; a package under another licence fails the build. */
const acceptable =
  /^(?:\((?:MIT OR [^()]+)\)|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|Unlicense|Zlib)$/;

/** Whether a package under this licence may ship. @param license SPDX expression */
export const isAcceptable = (license: string): boolean => acceptable.test(license);

const rule = '-'.repeat(80);

/** What ships besides packages. */
interface ShippedFont {
  /** Its name and licence. */
  row: string;
  licenceText: string;
}

/** A list: what it is, what ships, then each licence in full. */
export function licencesList(
  title: string,
  packages: readonly ShippedPackage[],
  fonts: readonly ShippedFont[] = [],
): string {
  const sorted = [...packages].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const rows = sorted.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const texts = sorted.map(
    ({ name, version, license, licenseText }) => `${name} ${version}\n\n${licenseText?.trim() || license}`,
  );
  return `${[
    title,
    [...fonts.map(({ row }) => row), ...rows].join('\n'),
    ...fonts.map(({ licenceText }) => licenceText),
    ...texts,
  ].join(`\n\n${rule}\n\n`)}\n`;
}

/** The published list of the site. */
export const licencesText = (packages: readonly ShippedPackage[], fontLicence: string): string =>
  licencesList(
    'Software and fonts of others that the pages of this site load, and their licences.',
    packages,
    [{ row: 'Alexandria (font): OFL-1.1', licenceText: `Alexandria\n\n${fontLicence.trim()}` }],
  );

/** In the build until `sortBundles` takes it out: the list as data. */
export const shippedPackagesFile = 'shipped-packages.json';

/** Writes both lists of what webpack bundles for browsers. */
export const listShippedPackages = () =>
  new WebpackLicensePlugin({
    outputFilename: shippedPackagesFile,
    // It would fetch the standard texts from the network.
    replenishDefaultLicenseTexts: false,
    unacceptableLicenseTest: (license) => !isAcceptable(license),
    additionalFiles: {
      [licencesFile]: (packages) =>
        licencesText(packages, readFileSync(path.resolve('src/theme/fonts/OFL.txt'), 'utf8')),
    },
  });
