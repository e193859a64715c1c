import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'
import { choice, notMeasured, type Verdict } from '../verdict.ts'

type Methods = Readings['authenticationMethods']
type State = 'enabled' | 'disabled'

/** A way to authenticate by its id in lower case; undefined where the tenant does not list it. */
export const methodOf = (methods: Methods, id: string) => methods.find((method) => method.id === id)

/** Whether a way to authenticate is on or off, as wanted. */
export function methodIs(wanted: State, id: string, methods: Methods): Verdict {
  const method = methodOf(methods, id)
  if (!method) return notMeasured('unexpectedAnswer', id)
  return choice(method.state, {
    good: [wanted],
    bad: [wanted === 'enabled' ? 'disabled' : 'enabled'],
  })
}

/** Turns a way to authenticate on or off. The vendor wants to be told of which kind it is. */
export const methodChanged = (
  id: string,
  methods: Methods,
  set: Change['set'],
  source: 'authenticationMethods' | 'authenticationMethodsPreview' = 'authenticationMethods',
): readonly Change[] => {
  const kind = methodOf(methods, id)?.['@odata.type']
  return kind === undefined ? [] : [{ source, object: id, set: { '@odata.type': kind, ...set } }]
}
