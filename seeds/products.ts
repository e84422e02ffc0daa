import { accessories } from './products/accessories.ts'
import { ipads } from './products/ipads.ts'
import { iphones } from './products/iphones.ts'
import { macs } from './products/macs.ts'
import { service } from './products/service.ts'
import { usedIphones } from './products/used-iphones.ts'
import { watchAndAudio } from './products/watch-and-audio.ts'
import type { Product } from './shop.ts'

export const products: readonly Product[] = [
  ...iphones,
  ...usedIphones,
  ...macs,
  ...ipads,
  ...watchAndAudio,
  ...accessories,
  ...service,
]
