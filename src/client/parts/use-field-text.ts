import { useTexts } from '#client/texts/texts.ts'
import type { FieldProblem } from './field-problem.ts'

/** What is wrong with a field in words, which every form shares (ERR-08). */
export function useFieldText() {
  const t = useTexts('fields')
  return (problem: FieldProblem, name: string): string =>
    t(problem.kind, { name, limit: 'limit' in problem ? problem.limit : 0 })
}
