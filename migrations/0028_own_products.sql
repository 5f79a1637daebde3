ALTER TABLE `products` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `reference_sku` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `products` ADD `discount` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `bundle_short_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `products_priced` ON `products` (`company_id`,`parts_key`,`since`,`until`) WHERE "products"."price" IS NOT NULL;