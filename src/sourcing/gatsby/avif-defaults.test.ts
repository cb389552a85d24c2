import sharp from 'sharp';
import { setAvifDefaults } from './avif-defaults';

test('AVIF files get the colours at half the resolution unless said otherwise', async () => {
  const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#c0392b' } });
  const subsampling = async (making: Promise<Buffer>) => {
    const file = await making;
    const flags = file[file.indexOf('av1C') + 6] ?? 0; // AV1 Codec ISO Media File Format Binding, 2.3.3
    return ['4:4:4', undefined, '4:2:2', '4:2:0'][(flags >> 2) & 3];
  };
  expect(await subsampling(picture().avif().toBuffer())).toBe('4:4:4');
  setAvifDefaults();
  setAvifDefaults();
  expect(await subsampling(picture().avif({ quality: 45 }).toBuffer())).toBe('4:2:0');
  expect(await subsampling(picture().avif({ chromaSubsampling: '4:4:4' }).toBuffer())).toBe('4:4:4');
  expect(await subsampling(picture().clone().avif().toBuffer())).toBe('4:2:0');
});
