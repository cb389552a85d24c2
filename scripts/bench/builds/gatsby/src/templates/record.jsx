import { graphql } from 'gatsby';
import * as React from 'react';

export default function RecordPage({ data: { record }, pageContext: { locale } }) {
  return (
    <main lang={locale}>
      <h1>{record.title[locale]}</h1>
      {record.body[locale].split('\n\n').map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <ul>
        {record.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </main>
  );
}

export const query = graphql`
  query ($id: String!) {
    record(id: { eq: $id }) {
      title {
        ar
        en
      }
      body {
        ar
        en
      }
      rows
    }
  }
`;
