import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import type { ColumnChooser as Chooser } from '#client/ui/data-table/column-chooser.tsx'

// The wrapper forgets the type parameter.
const ColumnChooser = lazy(() =>
  import('#client/ui/data-table/column-chooser.tsx').then((part) => ({ default: part.ColumnChooser })),
) as unknown as typeof Chooser

interface ChooseColumnsProps<Row> {
  columns: readonly Column<Row>[]
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

/** The button that leads to the choice of many columns. */
export function ChooseColumns<Row>(props: ChooseColumnsProps<Row>) {
  const t = useTexts('lists')
  const words = useTexts('words')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Columns3 aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words('columns')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ColumnChooser
            {...props}
            onClose={() => setOpen(false)}
            labels={{
              title: t('columns.title'),
              search: t('columns.search'),
              group: (group) => t('columns.group', { group }),
              others: t('columns.others'),
              chosen: (count, all) =>
                t('columns.chosen', {
                  chosen: count.toLocaleString(locale),
                  all: all.toLocaleString(locale),
                }),
              notFound: t('columns.notFound'),
              reset: t('columns.reset'),
              done: words('done'),
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
