import { chakra } from '@chakra-ui/react'
import { RESULTS } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { CardTitle, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Faint } from '#client/ui/words.tsx'
import type { NotAsked } from './answers.ts'
import type { MatrixRow } from './matrix-rows.ts'
import { OutcomeMark } from './outcome-mark.tsx'
import { type StandardWay, type StandardWho, waysOf } from './standard-questions.ts'
import { outcomeText, type TestTexts } from './test-words.ts'

export interface MatrixWords {
  t: TestTexts
  /** Why a company could not be asked, in few words. */
  reason: (reason: NotAsked) => string
  companyWord: string
  who: StandardWho
  onCell: (customerId: string, way: StandardWay) => void
}

const Cell = chakra('button', {
  base: {
    maxW: 'full',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minH: '2.75rem' },
  },
})

const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gap: 1,
    mt: 2,
    fontSize: 'control',
    '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 },
    '& li > span': { color: 'muted' },
  },
})

/** How many of the standard sign-ins are let in for nothing, or why nobody knows. */
const openText = ({ answers }: MatrixRow, { t, reason }: Pick<MatrixWords, 't' | 'reason'>): string =>
  'open' in answers ? t('openOf', { open: answers.open, count: answers.cells.size }) : reason(answers.reason)

const cellOf = ({ answers }: MatrixRow, who: StandardWho, way: StandardWay) =>
  'cells' in answers ? answers.cells.get(`${who}/${way}`) : undefined

/** A company, how open it is, and what comes of each way to sign in for the chosen kind of people. */
export function matrixColumns({ t, reason, companyWord, who, onCell }: MatrixWords): Column<MatrixRow>[] {
  const says = RESULTS.map((result) => `${t(`short.${result}`)} ?`)
  return [
    {
      id: 'company',
      header: companyWord,
      minWidth: 160,
      primary: true,
      sortable: true,
      text: ({ company }) => company,
    },
    {
      id: 'open',
      header: t('open'),
      minWidth: 120,
      sortable: true,
      text: (row) => openText(row, { t, reason }),
    },
    ...waysOf(who).map((way): Column<MatrixRow> => ({
      id: way,
      header: t(`ways.${way}`),
      kind: 'state',
      says,
      beside: 30,
      text: (row) => {
        const cell = cellOf(row, who, way)
        return cell ? outcomeText(cell, t) : ''
      },
      render: (row, { tabIndex }) => {
        const cell = cellOf(row, who, way)
        if (!cell) return <Faint>–</Faint>
        return (
          <Cell
            type="button"
            tabIndex={tabIndex}
            title={outcomeText(cell, t)}
            onClick={() => onCell(row.id, way)}
          >
            <OutcomeMark outcome={cell} isShort />
          </Cell>
        )
      },
    })),
  ]
}

/** A company of the matrix on a phone. */
export function MatrixCard({ row, ...words }: MatrixWords & { row: MatrixRow }) {
  const { t, who, onCell } = words
  const facts = waysOf(who).flatMap((way) => {
    const cell = cellOf(row, who, way)
    return cell ? [{ way, cell }] : []
  })
  return (
    <>
      <CardTitle>{row.company}</CardTitle>
      <CardLine>
        {'open' in row.answers ? `${t('open')}: ` : ''}
        {openText(row, words)}
      </CardLine>
      <Facts>
        {facts.map(({ way, cell }) => (
          <li key={way}>
            <span>{t(`ways.${way}`)}</span>
            <Cell type="button" onClick={() => onCell(row.id, way)}>
              <OutcomeMark outcome={cell} />
            </Cell>
          </li>
        ))}
      </Facts>
    </>
  )
}
