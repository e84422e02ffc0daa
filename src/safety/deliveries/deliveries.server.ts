import { Conflict } from '#src/platform/errors.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { annulRules } from '#src/safety/deliveries/annul.server.ts'
import { companyAddressExpression } from '#src/safety/deliveries/company-address.server.ts'
import { createDeliveryFiller } from '#src/safety/deliveries/fill-in-deliveries.server.ts'
import { leaveRoundsClosedSince } from '#src/safety/deliveries/leave-rounds-closed-since.server.ts'

export const deliveriesRules: ResourceRules = {
  computedExpressions: () => ({ company_address: companyAddressExpression }),

  choiceConditions: () => ({
    conditions: {
      status: {
        open: 't.signed_at is null',
        signed: 't.signed_at is not null and t.annulled_at is null',
        annulled: 't.annulled_at is not null',
      },
    },
    constants: {},
  }),

  conflictCodes: ['ALREADY_GIVEN'],

  actions: { annul: annulRules },

  restoredColumns: leaveRoundsClosedSince,

  async beforeRows({ tx }, changes) {
    const filler = await createDeliveryFiller(tx, changes)
    return mapRowsOrRefuse(changes, (change) => {
      const { columns, isAlreadyGiven } = filler.fillIn(change)
      if (isAlreadyGiven) throw new Conflict('safety.ppe_deliveries.already_given', 'ALREADY_GIVEN')
      return columns
    })
  },
}
