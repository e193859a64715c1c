/** How many times as much as in `npm test` a generated test tries; `npm run soak` raises it. */
const EFFORT = Number(process.env['TEST_EFFORT'] ?? 1)
/** Moves the seeds of generated tests, so that each round of `npm run soak` tries something else. */
const ROUND = Number(process.env['TEST_ROUND'] ?? 0)

/** How often a generated test tries, given how often it does in `npm test`. */
export const tries = (usual: number): number => Math.max(1, Math.round(usual * EFFORT))

/** A seed of this round: in `npm test` the given one. */
export const seedOf = (usual: number): number => usual + ROUND * 1_000_003

/** Milliseconds that a generated test may take, given those in `npm test`. */
export const patience = (usual: number): number => usual * Math.max(1, EFFORT)
