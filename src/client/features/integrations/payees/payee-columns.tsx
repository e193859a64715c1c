import { decimalOf } from '#shared/domain/payees/money.ts'
import { dayWords } from '#client/parts/day-words.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Faint, Quiet } from '#client/ui/words.tsx'
import { costText, type ListedPayee } from './payee-list.ts'

/** What the columns need besides the row. */
export interface ColumnContext {
  t: ReturnType<typeof useTexts<'payees'>>
  words: ReturnType<typeof useTexts<'words'>>
  locale: string
  /** The list is of one company, which it need not name. */
  isOfOne: boolean
}

export const payeeColumns = ({ t, words, locale, isOfOne }: ColumnContext): Column<ListedPayee>[] => {
  const company: Column<ListedPayee> = {
    id: 'company',
    header: words('company'),
    minWidth: 130,
    leaves: 4,
    sortable: true,
    text: (payee) => payee.company,
  }
  return [
    {
      id: 'vendor',
      header: t('columns.vendor'),
      minWidth: 130,
      primary: true,
      sortable: true,
      text: ({ row }) => row.vendor,
      render: ({ row }) => row.vendor || <Faint>{t('unnamed')}</Faint>,
    },
    {
      id: 'posted_on',
      header: t('columns.posted_on'),
      kind: 'date',
      sortable: true,
      text: ({ row }) => row.posted_on,
      render: ({ row }) => dayWords(row.posted_on, locale),
    },
    {
      id: 'description',
      header: t('columns.description'),
      minWidth: 180,
      leaves: 2,
      sortable: true,
      text: ({ row }) => row.description,
    },
    ...(isOfOne ? [] : [company]),
    {
      id: 'account',
      header: t('columns.account'),
      minWidth: 110,
      leaves: 1,
      sortable: true,
      text: ({ row }) => row.account,
    },
    {
      id: 'cost',
      header: t('columns.cost'),
      kind: 'number',
      says: [costText(-99_999_999, 'USD', locale)],
      align: 'end',
      sortable: true,
      text: ({ row }) => decimalOf(row.cost, row.currency),
      render: ({ row }) => costText(row.cost, row.currency, locale),
    },
    {
      id: 'currency',
      header: t('columns.currency'),
      kind: 'state',
      says: ['MMM'],
      beside: 0,
      hidden: true,
      text: ({ row }) => row.currency,
    },
  ]
}

interface PayeeCardProps extends ColumnContext {
  payee: ListedPayee
  open: () => void
}

/** An expense on a phone. */
export function PayeeCard({ payee: { row, company }, open, t, locale, isOfOne }: PayeeCardProps) {
  return (
    <>
      <CardOpener onClick={open}>{row.vendor || t('unnamed')}</CardOpener>
      <CardLine>{[row.description, isOfOne ? '' : company].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <span>{costText(row.cost, row.currency, locale)}</span>
        <Quiet>{dayWords(row.posted_on, locale)}</Quiet>
      </CardFacts>
    </>
  )
}
