import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import { standing } from './organization-list.ts'

interface OrganizationFiguresProps {
  /** Undefined while they are being read. */
  organizations: readonly OrganizationSummary[] | undefined
  /** They could not be read: nothing counted is not none. */
  isUnread: boolean
}

/** The figures that matter. */
export function OrganizationFigures({ organizations, isUnread }: OrganizationFiguresProps) {
  const t = useTexts('organizations')
  const locale = useLocale()
  const count = (isCounted: (organization: OrganizationSummary) => boolean) =>
    organizations ? organizations.filter(isCounted).length.toLocaleString(locale) : isUnread ? '–' : undefined
  return (
    <>
      <Tile label={t('figures.all')} figure={count(() => true)} />
      <Tile label={t('figures.trial')} figure={count((each) => standing(each) === 'trial')} />
      <Tile
        label={t('figures.lapsed')}
        figure={count((each) => ['none', 'ended'].includes(standing(each)))}
      />
      <Tile
        label={t('figures.readOnly')}
        figure={count(({ features }) => features.includes('test-account'))}
      />
    </>
  )
}
