import { testEveryResource } from '#test/contract.ts'
import { promiseFilters } from '#test/filter-promises.ts'

// A file of all resources would run for minutes on a busy machine, while other files wait for a processor.
testEveryResource(promiseFilters, { index: 1, count: 2 })
