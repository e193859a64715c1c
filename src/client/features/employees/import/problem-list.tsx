import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RowProblem } from '#shared/domain/employee-import/import-file.ts'
import { saveCsv } from '#client/parts/list/save-csv.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { placeText, problemsCsv, problemText } from './problem-words.ts'

const Box = chakra('section', { base: { display: 'grid', gap: 2 } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    '& h3': { fontSize: 'body', fontWeight: 'semibold', color: 'text' },
    '& p': { flex: '1 1 100%', fontSize: 'small' },
  },
})
const List = chakra('ol', {
  base: { listStyleType: 'none', borderTopWidth: '1px', borderColor: 'line', fontSize: 'control' },
})
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '15rem minmax(0, 1fr)' },
    columnGap: 3,
    py: 1.5,
    borderBottomWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
    '& .place': { color: 'text', fontVariantNumeric: 'tabular-nums' },
  },
})

/** As many are drawn at once, and as many more when somebody asks. */
const SHOWN = 50

interface ProblemListProps {
  problems: readonly RowProblem[]
  /** Of all, also of those that are not told. */
  count: number
}

/** Everything that is wrong, in words, with row and column. */
export function ProblemList({ problems, count }: ProblemListProps) {
  const t = useTexts('employeeImport')
  const employees = useTexts('employees')
  const texts = { t, employees }
  const [shown, setShown] = useState(SHOWN)
  const left = problems.length - shown
  return (
    <Box aria-label={t('problems.title', { count })}>
      <Head>
        <h3>{t('problems.title', { count })}</h3>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveCsv('import-problems', problemsCsv(problems, texts))}
        >
          {t('problems.save')}
        </Button>
        <p>{t('problems.help')}</p>
      </Head>
      <List>
        {problems.slice(0, shown).map((problem) => (
          <Item key={`${problem.row}/${problem.column}`}>
            <span className="place">{placeText(problem, texts)}</span>
            <span>
              {problemText(problem, texts)}{' '}
              {problem.value.trim() === '' ? null : t('problems.quoted', { value: problem.value })}
            </span>
          </Item>
        ))}
      </List>
      {left > 0 ? (
        <div>
          <Button onClick={() => setShown(shown + 4 * SHOWN)}>
            {t('problems.more', { count: Math.min(left, 4 * SHOWN) })}
          </Button>
        </div>
      ) : count > problems.length ? (
        <p>{t('problems.beyond', { shown: problems.length })}</p>
      ) : null}
    </Box>
  )
}
