import { minifyWithSwc } from './minify';

class TerserPlugin {
  static swcMinify = () => undefined;
  constructor(readonly options: object) {}
}

class OtherPlugin {}

test('JavaScript is minified by SWC, and other minifiers stay', () => {
  const other = new OtherPlugin();
  const minimizer = [new TerserPlugin({ terserOptions: { ecma: 5 } }), other];
  const config = {
    mode: 'production',
    output: { filename: '[name].js' },
    optimization: { minimize: true, minimizer },
  };
  const { optimization, output, mode } = minifyWithSwc(config);
  expect(mode).toBe('production');
  expect(output).toMatchObject({ filename: '[name].js', environment: { arrowFunction: true } });
  expect(optimization.minimize).toBe(true);
  expect(optimization.minimizer[1]).toBe(other);
  expect(optimization.minimizer[0]).toBeInstanceOf(TerserPlugin);
  expect(optimization.minimizer[0]).toMatchObject({ options: { minify: TerserPlugin.swcMinify } });
});

test('settings without minifiers stay as they are', () => {
  expect(minifyWithSwc({ optimization: {} })).toEqual({ optimization: {} });
});
