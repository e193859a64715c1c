import type { View } from '#client/data/merge.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/tile.tsx'

/** The figures that matter; `views` is undefined while they are being read. */
export function CompanyFigures({ views }: { views: readonly View<'customer'>[] | undefined }) {
  const t = useTexts('companies')
  const locale = useLocale()
  const count = (isCounted: (row: View<'customer'>['row']) => boolean) =>
    views?.filter(({ row }) => isCounted(row)).length
  const shown = (figure: number | undefined) => figure?.toLocaleString(locale)
  return (
    <>
      <Tile label={t('figures.all')} figure={shown(views?.length)} />
      <Tile label={t('figures.deactivated')} figure={shown(count(({ active }) => !active))} />
      <Tile label={t('figures.withoutMfa')} figure={shown(count(({ active, MFA }) => active && !MFA))} />
    </>
  )
}
