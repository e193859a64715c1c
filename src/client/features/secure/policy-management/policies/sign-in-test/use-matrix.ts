import { useEffect, useState } from 'react'
import { type MatrixOrReason, matrixOf } from './matrix-rows.ts'
import { yieldToMain } from '#client/parts/yield-to-main.ts'
import type { Tenants } from './watch-tenants.ts'
import type { TenantOrReason } from './answers.ts'

export type Matrix = ReadonlyMap<string, MatrixOrReason>

const none: Matrix = new Map()
/** Milliseconds after which the page takes what somebody does: less than a frame. */
const SLICE = 8
/** Milliseconds between two drawings of what is known so far. */
const DRAWN = 200

/** By what they are made of: a tenant that stays as it was is not asked again. */
const known = new WeakMap<TenantOrReason, { country: string; answers: MatrixOrReason }>()

/** The answers of companies to every standard sign-in, as far as they are made. */
export function useMatrix(tenants: Tenants, foreignCountry: string): Matrix {
  const [matrix, setMatrix] = useState(none)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const made = new Map<string, MatrixOrReason>()
      let began = performance.now()
      let drawn = began
      for (const [id, tenant] of tenants) {
        const before = known.get(tenant)
        const answers = before?.country === foreignCountry ? before.answers : matrixOf(tenant, foreignCountry)
        known.set(tenant, { country: foreignCountry, answers })
        made.set(id, answers)
        if (performance.now() - began < SLICE) continue
        if (performance.now() - drawn > DRAWN) {
          setMatrix(new Map(made))
          drawn = performance.now()
        }
        await yieldToMain()
        if (leaving.signal.aborted) return
        began = performance.now()
      }
      setMatrix(made)
    }
    void ask()
    return () => leaving.abort()
  }, [tenants, foreignCountry])
  return matrix
}
