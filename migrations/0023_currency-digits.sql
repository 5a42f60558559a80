-- Amounts stand in minor units. The server counted these currencies without any, as its runtime did; by ISO 4217 they have two, of Iraq three. What an
-- invoice says stays the same: its figures are counted in the smaller unit. Ranks are in thousandths of the major unit already.
CREATE TEMPORARY TABLE recounted (currency text PRIMARY KEY, factor bigint NOT NULL);--> statement-breakpoint
INSERT INTO recounted SELECT unnest(string_to_array('AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SOS SYP YER', ' ')), 100;--> statement-breakpoint
INSERT INTO recounted VALUES ('IQD', 1000);--> statement-breakpoint
UPDATE invoice_payments SET amount_cents = amount_cents * factor
FROM invoices JOIN recounted USING (currency)
WHERE invoices.entity = invoice_payments.entity AND invoices.id = invoice_payments.invoice_id;--> statement-breakpoint
UPDATE invoices SET net_cents = net_cents * factor, tax_cents = tax_cents * factor, discount_cents = discount_cents * factor,
  total_cents = total_cents * factor, paid_cents = paid_cents * factor, credited_cents = credited_cents * factor, balance_cents = balance_cents * factor,
  lines = (SELECT coalesce(jsonb_agg(jsonb_set(line, '{priceCents}', to_jsonb((line ->> 'priceCents')::bigint * factor)) ORDER BY place), '[]')
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS given (line, place))
FROM recounted WHERE recounted.currency = invoices.currency;--> statement-breakpoint
UPDATE recurring_invoices SET total_cents = total_cents * factor,
  lines = (SELECT coalesce(jsonb_agg(jsonb_set(line, '{priceCents}', to_jsonb((line ->> 'priceCents')::bigint * factor)) ORDER BY place), '[]')
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS given (line, place))
FROM recounted WHERE recounted.currency = recurring_invoices.currency;--> statement-breakpoint
DROP TABLE recounted;
