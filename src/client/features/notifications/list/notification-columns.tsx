import { chakra } from '@chakra-ui/react'
import type { useTexts } from '#client/texts/texts.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { ListedNotification } from './notification-list.ts'

/** What the columns need besides the row. */
export interface ColumnContext {
  t: ReturnType<typeof useTexts<'ownNotifications'>>
  locale: string
}

const Title = chakra('span', { base: { '&[data-unread=true]': { fontWeight: 'semibold' } } })

export const notificationColumns = ({ t, locale }: ColumnContext): Column<ListedNotification>[] => [
  {
    id: 'title',
    header: t('columns.title'),
    minWidth: 330,
    primary: true,
    sortable: true,
    text: ({ title }) => title,
    render: ({ title, isRead }) => (
      <Named>
        <Title data-unread={!isRead}>{title}</Title>
      </Named>
    ),
  },
  {
    id: 'reading',
    header: t('columns.reading'),
    kind: 'state',
    says: [t('reading.unread'), t('reading.read')],
    text: ({ isRead }) => t(isRead ? 'reading.read' : 'reading.unread'),
    render: ({ isRead }) => <Reading isRead={isRead} t={t} />,
  },
  {
    id: 'company',
    header: t('columns.company'),
    minWidth: 160,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'at',
    header: t('columns.at'),
    kind: 'date',
    sortable: true,
    text: ({ row }) => csvTime(row.told_at),
    render: ({ row }) => <TimeText at={row.told_at} locale={locale} />,
  },
]

const Reading = ({ isRead, t }: Pick<ColumnContext, 't'> & { isRead: boolean }) =>
  isRead ? <Quiet>{t('reading.read')}</Quiet> : <Badge tone="blue">{t('reading.unread')}</Badge>

/** A notification on a phone. */
export const NotificationCard = ({
  told: { row, title, company, isRead },
  open,
  t,
  locale,
}: ColumnContext & { told: ListedNotification; open: () => void }) => (
  <>
    <CardOpener onClick={open}>{title}</CardOpener>
    <CardLine>{company}</CardLine>
    <CardFacts>
      <Reading isRead={isRead} t={t} />
      <TimeText at={row.told_at} locale={locale} />
    </CardFacts>
  </>
)
