export default { compressHTML: true };
