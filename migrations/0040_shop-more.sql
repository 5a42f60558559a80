CREATE TABLE "product_counts" (
	"entity" text NOT NULL,
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"is_published" boolean NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "product_counts_entity_category_brand_is_published_pk" PRIMARY KEY("entity","category","brand","is_published")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"added_ids" jsonb NOT NULL,
	"changed" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_imports_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
DROP INDEX "products_shown";
--> statement-breakpoint
DROP INDEX "products_by_price";
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "colour" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_entity_person_id_product_id_pk";
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_entity_person_id_product_id_colour_pk" PRIMARY KEY("entity","person_id","product_id","colour");
--> statement-breakpoint
CREATE INDEX "product_imports_by_age" ON "product_imports" USING btree ("entity","created_at");
--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("entity","id","is_published") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("entity","price_cents","id","is_published") WHERE deleted_at is null;
--> statement-breakpoint
-- What lies in carts is in the colour that the page of the product shows first.
UPDATE "cart_items" SET "colour" = coalesce("products"."color_options" ->> 0, '') FROM "products" WHERE "products"."entity" = "cart_items"."entity" AND "products"."id" = "cart_items"."product_id";
--> statement-breakpoint
-- Keeps product_counts true: one statement, one change per category, brand and whether it is shown, always in the same order.
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_counts (entity, category, brand, is_published, total)
    SELECT entity, category, brand, is_published, count(*) FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, category, brand, is_published) DO UPDATE SET total = product_counts.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_counts (entity, category, brand, is_published, total)
    SELECT entity, category, brand, is_published, -count(*) FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, category, brand, is_published) DO UPDATE SET total = product_counts.total + excluded.total;
  ELSE
    INSERT INTO product_counts (entity, category, brand, is_published, total)
    SELECT entity, category, brand, is_published, sum(delta) FROM (
      SELECT entity, category, brand, is_published, 1 AS delta FROM new_rows WHERE deleted_at IS NULL
      UNION ALL
      SELECT entity, category, brand, is_published, -1 FROM old_rows WHERE deleted_at IS NULL
    ) changes
    GROUP BY 1, 2, 3, 4 HAVING sum(delta) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, category, brand, is_published) DO UPDATE SET total = product_counts.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_on_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_on_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_on_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
INSERT INTO product_counts (entity, category, brand, is_published, total)
SELECT entity, category, brand, is_published, count(*) FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
