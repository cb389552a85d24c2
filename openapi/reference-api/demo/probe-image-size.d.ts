declare module 'probe-image-size/sync' {
  /** Size in pixels of the picture that a file's bytes hold, or null when they hold none. */
  export default function probeSync(bytes: Buffer): { width: number; height: number } | null;
}
