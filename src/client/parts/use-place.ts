import { useContext } from 'react'
import { placeOf } from '#shared/domain/screens/titles.ts'
import { PathContext } from '#client/machines/path-context.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { PageLabels } from '#client/ui/page.tsx'

export interface Place {
  title: string
  /** From the outermost group of the menu to the screen. */
  breadcrumb: string[]
  breadcrumbLabel: string
  labels: PageLabels
}

/** The title and the trail of the screen that is open. */
export const usePlace = (): Place => usePlaceAt(useContext(PathContext))

/** The title and the trail of a screen, as the menu names it (SHELL-04). */
export function usePlaceAt(path: string): Place {
  const t = useTexts('frame')
  const words = useTexts('words')
  const place = placeOf(path)
  const title = place ? t(`screens.${place.item.word}`) : words('product')
  const groups = place?.groups.map((word) => t(`groups.${word}`)) ?? []
  return {
    title,
    breadcrumb: place ? [...groups, title] : [],
    breadcrumbLabel: t('youAreHere'),
    labels: { about: words('aboutPage'), figures: words('keyFigures') },
  }
}
