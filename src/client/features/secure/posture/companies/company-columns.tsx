import type { Check } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Tally } from '#shared/domain/posture/tally.ts'
import type { WordsOf } from '../words-of.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import { ScoreBar } from '#client/ui/figures/score-bar.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Faint } from '#client/ui/words.tsx'
import {
  CheckVerdict,
  type PostureTexts,
  reasonWords,
  standingWords,
  type TrayTexts,
} from '#client/features/secure/parts/check-verdict.tsx'
import type { Severity } from '#shared/domain/posture/severity.ts'
import { CHECK_AREAS, type CheckArea, cloudOfArea } from '#shared/domain/posture/check-area.ts'
import type { CompanyPosture, MICROSOFT_SCORES } from '#client/features/secure/parts/company-postures.ts'

interface Words {
  t: PostureTexts
  tray: TrayTexts
  words: WordsOf
  locale: string
}

/** Which areas leave a narrow table first; those that guard the sign-in stay. */
const LEAVES: Partial<Record<CheckArea, number>> = {
  intune: 1,
  sharePoint: 2,
  defender: 3,
  exchange: 4,
  entra: 5,
  googleApps: 1,
  googleAccounts: 4,
}

/** A score with its bar. */
const SCORE = { kind: 'number', says: ['100'], beside: 70 } as const

/** One column per area, and, where they are asked for, one per check; those of Google where a company has it. */
export function companyColumns(
  { t, tray, words, locale }: Words,
  hasGoogle: boolean,
): Column<CompanyPosture>[] {
  const areas = CHECK_AREAS.filter((area) => hasGoogle || cloudOfArea(area) !== 'google')
  return [
    {
      id: 'name',
      header: t('columns.company'),
      minWidth: 140,
      primary: true,
      sortable: true,
      text: ({ name }) => name,
    },
    {
      id: 'score',
      header: t('columns.score'),
      ...SCORE,
      sortable: true,
      render: ({ score }) => <Score score={score} locale={locale} />,
    },
    microsoftColumn('secureScore', { t, locale }),
    microsoftColumn('identityScore', { t, locale }),
    ...areas.map((area): Column<CompanyPosture> => ({
      id: area,
      header: t(`areasShort.${area}`),
      kind: 'number',
      says: [metWords({ met: 88, counted: 88 }, t, locale)],
      beside: 22,
      leaves: LEAVES[area],
      sortable: true,
      render: ({ areas: tallies, worst, clouds }) =>
        cloudOfArea(area) in clouds || Object.keys(clouds).length === 0 ? (
          <AreaTally tally={tallies[area]} worst={worst[area]} t={t} locale={locale} />
        ) : (
          <Faint>–</Faint>
        ),
    })),
    {
      id: 'read',
      header: t('columns.read'),
      kind: 'date',
      says: [t('neverRead')],
      align: 'end',
      sortable: true,
      render: ({ readAt }) =>
        readAt === undefined ? (
          <Faint>{t('neverRead')}</Faint>
        ) : (
          <TimeText at={Date.parse(readAt)} locale={locale} />
        ),
    },
    ...areas
      .flatMap((area) => checks.filter((check) => check.area === area))
      .map((check) => checkColumn(check, { t, tray, words, locale })),
  ]
}

/** What the vendor scores by itself; not everybody compares by it. */
const microsoftColumn = (
  id: (typeof MICROSOFT_SCORES)[number],
  { t, locale }: Omit<Words, 'words' | 'tray'>,
): Column<CompanyPosture> => ({
  id,
  header: t(`columns.${id}`),
  ...SCORE,
  sortable: true,
  hidden: true,
  render: ({ [id]: score }) => <Score score={score} locale={locale} />,
})

const checkColumn = ({ id, area }: Check, { t, tray, words }: Words): Column<CompanyPosture> => ({
  id,
  header: words(id).name,
  group: t(`areas.${area}`),
  kind: 'state',
  says: standingWords(t, tray),
  sortable: true,
  hidden: true,
  render: (company) => {
    const standing = company.checks.get(id)
    return standing ? <CheckVerdict standing={standing} t={t} /> : null
  },
})

/** No score is no score of 0. */
export const Score = ({ score, locale }: { score: number | undefined; locale: string }) =>
  score === undefined ? <Faint>–</Faint> : <ScoreBar score={score} locale={locale} />

const metWords = ({ met, counted }: Pick<Tally, 'met' | 'counted'>, t: PostureTexts, locale: string) =>
  t('metOf', { met: met.toLocaleString(locale), counted: counted.toLocaleString(locale) })

interface AreaTallyProps {
  tally: Tally
  /** The severity of the worst of what is not met. */
  worst?: Severity | undefined
  /** Stands before the figures. */
  name?: string
  t: PostureTexts
  locale: string
}

function AreaTally({ tally, worst, name, t, locale }: AreaTallyProps) {
  const { met, counted, reason } = tally
  if (counted === 0)
    return (
      <Verdict kind="notMeasured" {...(name ? {} : { short: '–' })}>
        {reason ? reasonWords(reason, t) : t('excluded')}
      </Verdict>
    )
  return (
    <Verdict
      kind={met === counted ? 'compliant' : 'notCompliant'}
      isTally
      {...(worst ? { heat: worst, heatText: t('worst', { severity: t(`severities.${worst}`) }) } : {})}
    >
      {[name, metWords(tally, t, locale)].filter(Boolean).join(' ')}
    </Verdict>
  )
}

interface CompanyCardProps {
  company: CompanyPosture
  t: PostureTexts
  locale: string
  open: () => void
}

/** A company on a phone: its score, and the areas that need somebody. */
export function CompanyCard({ company, t, locale, open }: CompanyCardProps) {
  const lacking = CHECK_AREAS.filter((area) => company.areas[area].met < company.areas[area].counted)
  return (
    <>
      <CardOpener onClick={open}>{company.name}</CardOpener>
      <CardFacts>
        <Score score={company.score} locale={locale} />
        {company.all.counted === 0 ? <AreaTally tally={company.all} t={t} locale={locale} /> : null}
        {lacking.map((area) => (
          <AreaTally
            key={area}
            tally={company.areas[area]}
            worst={company.worst[area]}
            name={t(`areas.${area}`)}
            t={t}
            locale={locale}
          />
        ))}
      </CardFacts>
    </>
  )
}
