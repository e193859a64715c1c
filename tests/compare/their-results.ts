import { z } from 'zod'

/** What another's assessment says of one policy. */
export interface TheirResult {
  /** Without the version behind it: `MS.AAD.1.1`. */
  policy: string
  version: string
  /** Undefined where they did not measure. */
  isMet: boolean | undefined
  details: string
  /** What they looked at. */
  actual: unknown
}

const resultSchema = z.object({
  PolicyId: z.string(),
  Criticality: z.string().catch(''),
  RequirementMet: z.boolean().optional().catch(undefined),
  ReportDetails: z.string().catch(''),
  ActualValue: z.unknown().optional(),
})

/** Their groups were renamed when Defender and Purview became one suite; the numbers of the policies changed with it. */
const RENAMED: Readonly<Record<string, string>> = {
  'MS.DEFENDER.6.1': 'MS.SECURITYSUITE.5.1',
}

/**
 * Reads `results_TestResults.json`, in whatever case its members are written. What is no list of results is an error;
 * a result that cannot be read is left out and counted by whoever compares.
 */
export function readTheirResults(content: unknown): TheirResult[] {
  if (!Array.isArray(content)) throw new Error('The results are no list')
  return content.flatMap((each: unknown) => {
    const parsed = resultSchema.safeParse(withKnownNames(each))
    const [, name, version] = parsed.success ? (/^(.*?)(v\d+)?$/.exec(parsed.data.PolicyId) ?? []) : []
    if (!parsed.success || !name) return []
    const { Criticality, RequirementMet, ReportDetails, ActualValue } = parsed.data
    return [
      {
        policy: RENAMED[name] ?? name,
        version: version ?? '',
        isMet: isMeasured(Criticality, ReportDetails) ? RequirementMet : undefined,
        details: ReportDetails,
        actual: ActualValue,
      },
    ]
  })
}

/** They count as failed what they did not look at, and as met what they do not apply. */
const isMeasured = (criticality: string, details: string) =>
  !/not-implemented|3rd party|manual|-error/i.test(criticality) &&
  !/not (currently )?have the capability|only applicable if|not applicable to/i.test(details)

function withKnownNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      Object.keys(resultSchema.shape).find((known) => known.toLowerCase() === name.toLowerCase()) ?? name,
      member,
    ]),
  )
}
