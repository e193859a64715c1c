import {
  defer,
  finalize,
  merge,
  type Observable,
  ReplaySubject,
  share,
  Subject,
  takeUntil,
  tap,
  timer,
} from 'rxjs'

interface KeptRead<T> {
  answers: Observable<T>
  readers: number
  /** False while a newer answer is on its way. */
  isCurrent: boolean
  letGo: Subject<void>
}

/**
 * Reads by key that all who ask for one share. The last answer stays for `keepFor` milliseconds after the last of them
 * left, of at most `keepMost` reads that nobody uses. A read calls `begin` whenever it begins anew; where that is false
 * nobody is there who wants an answer, and the one that was kept is forgotten.
 */
export function createKeptReads<T>(
  read: (key: string, begin: () => boolean) => Observable<T>,
  { keepFor, keepMost }: { keepFor: number; keepMost: number },
) {
  const reads = new Map<string, KeptRead<T>>()

  function open(key: string): KeptRead<T> {
    const letGo = new Subject<void>()
    const begin = () => {
      one.isCurrent = false
      if (one.readers === 0) letGo.next()
      return one.readers > 0
    }
    const answers = defer(() => read(key, begin)).pipe(
      tap(() => (one.isCurrent = true)),
      takeUntil(letGo),
      finalize(() => reads.get(key) === one && reads.delete(key)),
      share({
        connector: () => new ReplaySubject<T>(1),
        resetOnRefCountZero: () => merge(timer(keepFor), letGo),
      }),
    )
    const one: KeptRead<T> = { answers, readers: 0, isCurrent: false, letGo }
    reads.set(key, one)
    return one
  }

  function leave(key: string, one: KeptRead<T>) {
    one.readers--
    if (one.readers > 0 || reads.get(key) !== one) return
    // The one that was left last is the last to be let go.
    reads.delete(key)
    reads.set(key, one)
    const unused = [...reads.values()].filter(({ readers }) => readers === 0)
    const tooMany = unused.slice(0, Math.max(0, unused.length - keepMost))
    // A read that was given up may never answer, so who comes back begins anew.
    for (const each of one.isCurrent ? tooMany : [...tooMany, one]) each.letGo.next()
  }

  return {
    watch: (key: string): Observable<T> =>
      defer(() => {
        const one = reads.get(key) ?? open(key)
        one.readers++
        return one.answers.pipe(finalize(() => leave(key, one)))
      }),
    /** Forgets every answer; who still watches is told no more. */
    forget: () => {
      const all = [...reads.values()]
      for (const { letGo } of all) letGo.next()
    },
  }
}
