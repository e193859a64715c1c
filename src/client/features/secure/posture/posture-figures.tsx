import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { meanScore } from './companies/score-trend.ts'
import { CriticalNote } from './critical-note.tsx'
import { TrendNote } from './companies/trend-note.tsx'

/** A company with less needs somebody soon. */
const LOW = 50

interface PostureFiguresProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  /** This device never reached the server: nothing counted is not none. */
  isUnread: boolean
}

/** The figures that matter over all companies. */
export function PostureFigures({ companies, isUnread }: PostureFiguresProps) {
  const t = useTexts('posture')
  const locale = useLocale()
  const shown = (figure: number | undefined) => (isUnread ? '–' : figure?.toLocaleString(locale))
  const scores = companies?.flatMap(({ score }) => score ?? [])
  const mean = scores && (meanScore(scores) ?? '–')
  const unmeasured = companies?.filter(({ all }) => all.notMeasured > 0)
  const open = companies?.reduce((sum, { all }) => sum + all.counted - all.met, 0)
  const critical = companies?.reduce((sum, each) => sum + each.open.critical, 0)
  return (
    <>
      <Tile
        label={t('figures.score')}
        figure={isUnread ? '–' : mean?.toLocaleString(locale)}
        help={{ label: t('scoreHelp.label'), text: `${t('scoreHelp.text')} ${t('scoreHelp.mean')}` }}
        note={companies ? <TrendNote companies={companies} /> : undefined}
      />
      <Tile label={t('figures.low')} figure={shown(scores?.filter((score) => score < LOW).length)} />
      <Tile
        label={t('figures.open')}
        figure={shown(open)}
        note={isUnread ? undefined : <CriticalNote count={critical ?? 0} />}
      />
      <Tile
        label={t('figures.notMeasured')}
        figure={shown(unmeasured?.reduce((sum, { all }) => sum + all.notMeasured, 0))}
        note={unmeasured?.length ? t('figures.inCompanies', { count: unmeasured.length }) : undefined}
      />
    </>
  )
}
