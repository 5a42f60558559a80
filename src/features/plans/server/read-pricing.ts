import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { type PlanName, planTable } from '#contract/plan-table.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { type Words, wordsIn } from '#server/words.ts';
import type { readPricing as contract } from '../contract.ts';
import { texts } from '../locales/texts.ts';
import { planQuestions } from '../plan-questions.ts';

const gigabyte = 1024 ** 3;

/** The plans as the page shows them, for those who read the call without it. */
export async function readPricing(_given: GivenOf<typeof contract>, { request }: Scope): Promise<AnswerOf<typeof contract>> {
  const words = wordsIn(texts, askedLanguage(request));
  return {
    basicPlan: offered('basic', words),
    standardPlan: offered('standard', words),
    enterprisePlan: offered('enterprise', words),
    qandA: planQuestions.map((key) => ({ question: words(`plans.faq.${key}.question`), ans: words(`plans.faq.${key}.answer`) })),
  };
}

function offered(name: PlanName, words: Words) {
  const { monthlyPrice, yearlyPlan, isPopular, limits, features, image } = planTable[name];
  return {
    title: words(`plans.name.${name}`),
    subtitle: words(`plans.subtitle.${name}`),
    monthlyPrice,
    yearlyPlan,
    planBenefits: [...limitBenefits(limits, words), ...features.map((feature) => words(`plans.feature.${feature}`))],
    popular: isPopular,
    image,
  };
}

function limitBenefits({ responsesPerMonth, subdomains, storageBytes }: (typeof planTable)[PlanName]['limits'], words: Words): string[] {
  return [
    responsesPerMonth === null ? words('plans.benefit.anyResponses') : words('plans.benefit.responses', { most: responsesPerMonth }),
    subdomains === null ? words('plans.benefit.anySubdomains') : words('plans.benefit.subdomains', { most: subdomains }),
    words('plans.benefit.storage', { most: storageBytes / gigabyte }),
  ];
}
