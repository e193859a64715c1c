import { describe, expect, test } from 'vitest'
import { auditEntries } from '#shared/domain/posture/audit-entry.ts'
import { findCorpus } from '#tests/support/corpora.ts'
import { readRecordedGraph } from '#tests/support/vendors/recorded-graph.ts'
import { graphControlProfile, graphRiskDetection, graphSecureScore, graphSignIn } from './risk-answers.ts'

/** What reads the answers below each address, and what of them must not be lost. */
const READERS = [
  {
    path: /^security\/secureScores$/i,
    read: (item: unknown) => {
      const { createdDateTime, currentScore, maxScore, controlScores } = graphSecureScore.parse(item)
      return [createdDateTime, currentScore, maxScore, controlScores?.[0]?.controlName]
    },
  },
  {
    path: /^security\/secureScoreControlProfiles(\/[^/]+)?$/i,
    read: (item: unknown) => {
      const { id, maxScore } = graphControlProfile.parse(item)
      return [id, maxScore]
    },
  },
  {
    path: /^identityProtection\/riskDetections(\/[^/]+)?$/i,
    read: (item: unknown) => {
      const { detectedDateTime, riskEventType, riskLevel, riskState, requestId, location, ipAddress } =
        graphRiskDetection.parse(item)
      return [
        detectedDateTime,
        riskEventType,
        riskLevel,
        riskState,
        requestId,
        location?.countryOrRegion,
        ipAddress,
      ]
    },
  },
  {
    path: /^auditLogs\/signIns(\/[^/]+)?$/i,
    read: (item: unknown) => {
      const { createdDateTime, correlationId, riskLevelDuringSignIn, ipAddress } = graphSignIn.parse(item)
      return [createdDateTime, correlationId, riskLevelDuringSignIn, ipAddress]
    },
  },
  {
    path: /^auditLogs\/directoryAudits(\/[^/]+)?$/i,
    read: (item: unknown) => {
      const [entry] = auditEntries([item])
      return [entry?.activity, entry?.at, entry?.actor.name, entry?.targetIds[0]]
    },
  },
]

/** Examples that are older than the level of risk. */
const SHORTENED = ['beta/signin-list.json 1.0']

const folder = findCorpus('graph-examples')

describe.skipIf(folder === undefined)('recorded risks and audits of Graph', () => {
  const recorded = folder === undefined ? [] : readRecordedGraph(folder)
  const items = recorded.flatMap(({ name, path, body }) => {
    const reader = READERS.find((each) => each.path.test(path))
    // Some examples show a single object as Graph shows a list.
    const values: unknown[] = Array.isArray(body.value) ? body.value : [body.value ?? body]
    return reader ? values.map((item, place) => ({ name: `${name}.${place}`, item, ...reader })) : []
  })

  test.each(items.filter(({ name }) => !SHORTENED.includes(name)))(
    'lose nothing that is looked at: $name',
    ({ item, read }) => {
      expect(read(item).filter((value) => value === undefined)).toEqual([])
    },
  )

  test('are there for every kind', () => {
    for (const { path } of READERS) expect(items.filter((each) => each.path === path)).not.toEqual([])
  })
})
