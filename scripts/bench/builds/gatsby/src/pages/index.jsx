import * as React from 'react';

export default function HomePage() {
  return <main>Shaqool</main>;
}
