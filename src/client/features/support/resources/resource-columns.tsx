import type { Resource } from '#shared/contract/resources.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { ExternalLink } from '#client/ui/external-link.tsx'

export const resourceColumns = (
  t: ReturnType<typeof useTexts<'support'>>,
  locale: string,
): Column<Resource>[] => [
  {
    id: 'title',
    header: t('columns.title'),
    minWidth: 220,
    primary: true,
    sortable: true,
    text: ({ title }) => title,
    render: ({ title, url }, { tabIndex }) => (
      <ExternalLink href={url} tabIndex={tabIndex}>
        {title}
      </ExternalLink>
    ),
  },
  {
    id: 'description',
    header: t('columns.description'),
    minWidth: 240,
    text: ({ description }) => description,
  },
  { id: 'topic', header: t('columns.topic'), minWidth: 130, sortable: true, text: ({ topic }) => topic },
  {
    id: 'updated',
    header: t('columns.updated'),
    kind: 'date',
    sortable: true,
    text: ({ updated }) => updated ?? '',
    render: ({ updated }) => dayText(updated, locale),
  },
  { id: 'url', header: t('columns.url'), minWidth: 200, hidden: true, text: ({ url }) => url },
]

/** A day in words; it is the same day everywhere. */
export const dayText = (day: string | null, locale: string): string =>
  day === null ? '' : new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
