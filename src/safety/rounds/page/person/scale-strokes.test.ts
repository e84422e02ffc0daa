import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaleStrokes } from '#src/safety/rounds/page/person/scale-strokes.ts'

const size = { width: 400, height: 200 }

test('a signature keeps its shape, and its times count from its first point', () => {
  const strokes = [{ points: [{ x: 0, y: 200, time: 5000 }] }, { points: [{ x: 400.02, y: 0, time: 5040.4 }] }]
  assert.deepEqual(scaleStrokes(strokes, size), [[[0, 2000, 0]], [[4000, 0, 40]]])
})

test('a clock that is set back while somebody signs leaves no times that fall', () => {
  const points = [1000, 1016, 400, 416].map((time) => ({ x: 0, y: 0, time }))
  const times = scaleStrokes([{ points }, { points }], size).map((stroke) => stroke.map(([, , ms]) => ms))
  assert.deepEqual(times, [
    [0, 16, 16, 16],
    [16, 16, 16, 16],
  ])
})
