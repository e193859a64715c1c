import { defineDetection, type Detection } from '../../detection.ts'
import { subjectOf } from '../../hygiene/episodes.ts'
import { hygieneQueries } from '../../hygiene/hygiene-queries.ts'

/** What each of our own queries finds, under the id of the query. An episode of a subject is one alert. */
export const hygieneFindings: readonly Detection[] = hygieneQueries.map(
  ({ id, severity, license, guide, link }) =>
    defineDetection({
      id,
      kinds: ['finding'],
      sources: ['hygiene'],
      guide,
      severity,
      isVariable: false,
      license,
      isOnByDefault: true,
      link,
      match: (event) =>
        event.query === id
          ? { severity: event.severity, facts: event.facts, subject: subjectOf(event) }
          : undefined,
    }),
)
